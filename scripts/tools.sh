#!/usr/bin/env bash
# Brings the tools of the e2e tests and of the workflow checks into .tools: needs Go, Python 3 with pip, and no more.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p .tools
export GOBIN=$PWD/.tools/bin GOFLAGS=-mod=mod

[ -x .tools/bin/act ] || go install github.com/nektos/act@v0.2.89
[ -x .tools/bin/actionlint ] || go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12
[ -x .tools/bin/benchstat ] || go install golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
[ -x .tools/bin/git-lfs ] || go install github.com/git-lfs/git-lfs/v3@v3.6.1
[ -x .tools/bin/perflock ] || (cd test/e2e/perflock && GOFLAGS= go build -o "$GOBIN/perflock" github.com/aclements/perflock/cmd/perflock)
# The benchstat from before 2022, with its t-test and outlier removal, has the same name.
[ -x .tools/classic/benchstat ] || GOBIN=$PWD/.tools/classic go install golang.org/x/perf/cmd/benchstat@v0.0.0-20220920022801-e8d778a60d07
# Debian has a package of it; elsewhere its test is skipped.
if [ ! -x .tools/bin/hyperfine ] && ! command -v hyperfine > /dev/null; then
  scratch=$(mktemp -d)
  if (cd "$scratch" && apt-get download hyperfine && dpkg-deb -x hyperfine_*.deb .) > /dev/null 2>&1; then
    cp "$scratch/usr/bin/hyperfine" .tools/bin/
  else
    echo 'hyperfine is not available here' >&2
  fi
  rm -r "$scratch"
fi
if [ ! -x .tools/python/bin/zizmor ]; then
  python3 -m venv .tools/python
  .tools/python/bin/pip install --quiet zizmor==1.32.0 check-jsonschema==0.39.0
fi
