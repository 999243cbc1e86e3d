#!/usr/bin/env bash
# Checks our workflows, and those that the documents offer to be copied, with actionlint and zizmor; and every action.yml.
set -euo pipefail
cd "$(dirname "$0")/.."
offered=$(mktemp -d)
trap 'rm -rf "$offered"' EXIT
mkdir -p "$offered/.github/workflows"
node scripts/readme-workflows.mjs "$offered/.github/workflows"

.tools/bin/actionlint .github/workflows/*.yml "$offered"/.github/workflows/*.yml
# The templates of what `benchgate init` writes, with all their conditions.
.tools/bin/actionlint src/core/init/workflows/*.yml
.tools/python/bin/zizmor --offline --quiet .github/workflows action.yml report/action.yml command/action.yml record/action.yml bisect/action.yml
.tools/python/bin/zizmor --offline --quiet "$offered/.github/workflows"
.tools/python/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml report/action.yml command/action.yml record/action.yml bisect/action.yml
