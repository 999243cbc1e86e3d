// pytest-benchmark, and how projects name it.
import { describe, expect, test } from 'vitest'
import {
  findAsvSuites,
  findPyperfSuites,
  findPytestSuites,
  isPipInstallable,
} from '../../../../src/core/init/find/python.ts'
import { setupNodeOrPythonStep } from '../../../../src/core/init/find/suite.ts'
import { treeOf } from '../../../support/init-trees.ts'

describe('python', () => {
  const tests = { pytest: ['tests/test_a.py', 'tests/deep/test_b.py'] }
  const project = '[project]\nname = "w"\n'

  /** What fills the environment. */
  function installed(files: Readonly<Record<string, string>>, marked = tests): string | undefined {
    const [suite] = findPytestSuites(treeOf(files, marked))
    return suite?.setup?.split('\n').slice(2).join('\n')
  }

  test.each([
    ['tests/benchmarks.py', 'tests/benchmarks.py'],
    ['tests/test_a.py tests/benchmarks.py bench/bench_b.py', 'tests tests/benchmarks.py bench/bench_b.py'],
    ['test_a.py bench.py', '. bench.py'],
    ['test_a.py tests/b_test.py', ''],
  ])('files that pytest does not collect by itself are named: %s', (files, paths) => {
    const marked = { pytest: files.split(' ') }
    const [suite] = findPytestSuites(treeOf({ 'requirements.txt': 'pytest-benchmark\n' }, marked))
    expect(/ -m pytest (.*?) ?--benchmark-enable/.exec(suite?.run ?? '')?.[1]).toBe(paths)
  })

  test.each([
    ['dependency-groups.bench = ["pytest-benchmark"]\n', '--group bench'],
    ['dependency-groups = { "bench" = [\n"x", "pytest-benchmark"] }\n', '--group bench'],
    [`${project}optional-dependencies.test = ["pytest-benchmark"]\n`, "'.[test]'"],
    [
      `${project}[tool.pdm.dev-dependencies]\ntest = ["pytest-benchmark"]\n`,
      'install --quiet pytest-benchmark',
    ],
    [
      `${project}[tool.hatch.envs.b]\ndependencies = ["pytest-benchmark"]\n`,
      'install --quiet pytest-benchmark',
    ],
  ])('is found wherever pyproject.toml names it: %j', (text, words) => {
    expect(installed({ 'pyproject.toml': text })).toContain(words)
  })

  test('each side has an environment of its own, and the results go to a file', () => {
    expect(findPytestSuites(treeOf({ 'requirements.txt': 'pytest-benchmark==5.1\n' }, tests))).toEqual([
      {
        tool: 'pytest-benchmark',
        foundBy: 'requirements.txt',
        folder: '.',
        setup:
          'python -m venv --clear .benchgate-venv\n. .benchgate-venv/bin/activate\npip install --quiet --requirement requirements.txt',
        run: '.benchgate-venv/bin/python -m pytest tests --benchmark-enable --benchmark-only --benchmark-max-time=0.2 --benchmark-json=benchgate-output.json',
        format: 'pytest-benchmark',
        output: 'benchgate-output.json',
        steps: [{ uses: 'setup-python', with: { 'python-version': '3.13' } }],
        filter: '-k {or}',
        notes: [],
      },
    ])
  })

  describe('is installed', () => {
    test.each<[string, Readonly<Record<string, string>>, string]>([
      [
        'as a dependency',
        { 'pyproject.toml': '[project]\ndependencies = ["pytest-benchmark>=4"]\n' },
        'pip install --quiet --editable .',
      ],
      [
        'as an extra',
        {
          'pyproject.toml': `${project}[project.optional-dependencies]\ndocs = ["x"]\ntest = [\n  "pytest", # y\n  'pytest_benchmark',\n]\n`,
        },
        "pip install --quiet --editable '.[test]'",
      ],
      [
        'as a group',
        { 'pyproject.toml': `${project}[dependency-groups]\nbench = ["pytest-benchmark"]\n` },
        'pip install --quiet --upgrade pip\npip install --quiet --editable . --group bench',
      ],
      [
        'by uv',
        { 'pyproject.toml': `${project}[dependency-groups]\nbench = ["pytest-benchmark"]\n`, 'uv.lock': '' },
        'uv sync --active --locked --refresh --group bench',
      ],
      [
        'by uv, as an extra',
        {
          'pyproject.toml': `${project}[project.optional-dependencies]\nb = ["pytest-benchmark"]\n`,
          'uv.lock': '',
        },
        'uv sync --active --locked --refresh --extra b',
      ],
      [
        'by poetry',
        {
          'pyproject.toml': '[tool.poetry.group.dev.dependencies]\npytest-benchmark = "^5"\n',
          'poetry.lock': '',
        },
        'poetry install --with dev',
      ],
      [
        'by poetry, without a lock file',
        { 'pyproject.toml': '[tool.poetry.dev-dependencies]\npytest-benchmark = "^5"\n' },
        'poetry install',
      ],
      [
        'by lists of requirements',
        {
          'requirements/dev.txt': 'pytest\npytest-benchmark ; python_version > "3"\n',
          'requirements.txt': 'x\n',
        },
        'pip install --quiet --requirement requirements.txt --requirement requirements/dev.txt',
      ],
      [
        'with the project that the list is for',
        { 'requirements-dev.txt': 'pytest-benchmark\n', 'pyproject.toml': project },
        'pip install --quiet --editable . --requirement requirements-dev.txt',
      ],
      [
        'by setup.cfg',
        {
          'setup.cfg':
            '[options.extras_require]\ndocs =\n    sphinx\ntest =\n    pytest\n    pytest-benchmark\n',
          'setup.py': '',
        },
        "pip install --quiet --editable '.[test]'",
      ],
      [
        'by setup.py',
        { 'setup.py': "setup(extras_require={'d': ['x'], 'bench': ['pytest-benchmark']})" },
        "pip install --quiet --editable '.[bench]'",
      ],
    ])('%s', (_, files, expected) => {
      expect(installed(files)).toBe(expected)
    })
  })

  test.each([
    ['', {}],
    ['uv.lock', { 'uv.lock': '' }],
    ['poetry.lock', { 'bench/poetry.lock': '' }],
  ])('a list in a folder of benchmarks is installed with the project around it %s', (_, lock) => {
    const files = { 'pyproject.toml': project, 'bench/requirements.txt': 'pytest-benchmark\n', ...lock }
    expect(installed(files, { pytest: ['bench/test_a.py'] })).toBe(
      'pip install --quiet --editable .. --requirement requirements.txt',
    )
  })

  test.each([
    ['a comment', { 'requirements.txt': '# pytest-benchmark\n' }],
    ['another package', { 'requirements.txt': 'pytest-benchmark-extra\nmy-pytest-benchmark\n' }],
    ['the settings of a tool', { 'pyproject.toml': '[tool.x]\nname = "pytest-benchmark"\n' }],
  ])('%s is none', (_, files) => {
    expect(findPytestSuites(treeOf(files, tests))).toEqual([])
  })

  test('without a test that uses it there is nothing to run', () => {
    expect(findPytestSuites(treeOf({ 'requirements.txt': 'pytest-benchmark\n' }))).toEqual([])
  })

  test('each folder has its own tests, and a chosen Python is kept to', () => {
    const files = {
      'a/requirements.txt': 'pytest-benchmark\n',
      'requirements.txt': 'pytest-benchmark\n',
      'a/.python-version': '3.12\n',
    }
    const suites = findPytestSuites(treeOf(files, { pytest: ['a/test_x.py', 'test_y.py'] }))
    expect(suites.map(({ folder, run }) => [folder, /pytest (\S+)/.exec(run ?? '')?.[1]])).toEqual([
      ['.', '--benchmark-enable'],
      ['a', '--benchmark-enable'],
    ])
    expect(suites[1]?.steps).toEqual([
      { uses: 'setup-python', with: { 'python-version-file': 'a/.python-version' } },
    ])
  })

  test('a program that Python does not bring is installed on the runner', () => {
    const files = {
      'pyproject.toml': `${project}[dependency-groups]\nd = ["pytest-benchmark"]\n`,
      'uv.lock': '',
    }
    expect(findPytestSuites(treeOf(files, tests))[0]?.steps[1]).toEqual({ run: 'pipx install uv' })
  })
})

// Where Python benchmarks run.
describe('python environment', () => {
  test.each([
    ['a project', { 'pyproject.toml': '[project]\n' }, true],
    ['a build', { 'pyproject.toml': '[build-system]\n' }, true],
    ['setup.py', { 'setup.py': '' }, true],
    ['settings of tools', { 'pyproject.toml': '[tool.x]\n' }, false],
  ])('%s can be installed: %s', (_, files, is) => {
    expect(isPipInstallable(treeOf(files), '.')).toBe(is)
  })

  test('a pinned Python is kept to', () => {
    expect(setupNodeOrPythonStep('setup-python', treeOf({ '.python-version': '' }), 'a')).toEqual({
      uses: 'setup-python',
      with: { 'python-version-file': '.python-version' },
    })
    expect(setupNodeOrPythonStep('setup-python', treeOf({}), '.')).toMatchObject({
      with: { 'python-version': '3.13' },
    })
  })
})

// Suites of asv.
describe('asv', () => {
  test('a side is measured as it was installed, and results are where the configuration puts them', () => {
    const tree = treeOf({
      'asv.conf.json': '{\n  "results_dir": "./.asv/results/",\n}',
      'pyproject.toml': '[project]\n',
    })
    expect(findAsvSuites(tree)).toMatchObject([
      {
        tool: 'asv',
        folder: '.',
        setup:
          'python -m venv --clear .benchgate-venv\n. .benchgate-venv/bin/activate\npip install --quiet asv virtualenv\npip install --quiet .\nasv machine --yes',
        run: '.benchgate-venv/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1',
        output: '.asv/results/**/*-*.json\n.asv/results/benchmarks.json',
      },
    ])
  })

  test('a configuration in a folder of its own installs the project around it', () => {
    const tree = treeOf({ 'perf/asv.conf.json': '{}', 'pyproject.toml': '[project]\n' })
    expect(findAsvSuites(tree)).toMatchObject([
      {
        folder: 'perf',
        setup: expect.stringContaining('install --quiet ..\n'),
        output: 'results/**/*-*.json\nresults/benchmarks.json',
      },
    ])
  })
})

// Programs of pyperf.
describe('pyperf', () => {
  const files = { 'pyproject.toml': '[project]\n' }

  test('a program writes a file, several a file each', () => {
    expect(findPyperfSuites(treeOf(files, { pyperf: ['bench/a.py'] }))).toMatchObject([
      {
        tool: 'pyperf',
        setup: expect.stringContaining('pip install --quiet --editable .'),
        run: '.benchgate-venv/bin/python bench/a.py --processes 1 --values 3 --warmups 1 --output benchgate-output.json',
        output: 'benchgate-output.json',
      },
    ])
    const many = Array.from({ length: 21 }, (_, n) => `bench/${n}.py`)
    expect(findPyperfSuites(treeOf(files, { pyperf: many }))[0]?.notes).toEqual([
      expect.stringContaining('There are 21 pyperf programs, and "run" starts the first 20'),
    ])
    expect(findPyperfSuites(treeOf(files, { pyperf: ['bench/a.py', 'bench/b.py'] }))).toMatchObject([
      {
        run: expect.stringMatching(/b\.py --processes 1 .* --output benchgate-output-2\.json$/),
        output: 'benchgate-output-*.json',
      },
    ])
  })

  test('without one there is none', () => {
    expect(findPyperfSuites(treeOf(files))).toEqual([])
  })
})
