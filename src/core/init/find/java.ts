// Finds JMH in projects of Maven and Gradle.
import { joinShellWords, quoteShellWord } from '../../words/escape.ts'
import {
  findFileInFolder,
  findPathsAndTextsOfFilesWithNames,
  folderAndParents,
  folderOfPath,
  joinFolderPath,
  pathRelativeTo,
  removeSourceComments,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import {
  type BenchmarkSuite,
  benchmarkToolOutputFileName,
  createSuiteWithDefaults,
  type InitWorkflowStep,
} from './suite.ts'

/**
 * One process of about a second and a half for each benchmark. JMH's default, five processes of a hundred seconds each,
 * is meant for a single run; here there are many visits.
 */
const jmhFlags = `-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff ${benchmarkToolOutputFileName}`

/** Maven before Gradle. */
export function findJavaSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  return [...findMaven(tree), ...findGradle(tree)]
}

function findMaven(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const poms = new Map(
    findPathsAndTextsOfFilesWithNames(tree, 'pom.xml').map(([path, text]) => [
      folderOfPath(path),
      removeSourceComments(text, 'xml'),
    ]),
  )
  return [...poms].flatMap(([folder, pom]) => {
    const own = pom.replace(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, '')
    if (!/<artifactId>\s*jmh-core\s*<\/artifactId>/.test(own)) return []
    const top = folderAndParents(folder).findLast(
      one => one === folder || hasModule(poms.get(one) ?? '', pathRelativeTo(one, folder)),
    )
    return [mavenSuite(tree, folder, top ?? folder, own, [...poms.values()].join('\n'))]
  })
}

/** Returns true if a parent names the module's folder, or one around it that names the next. */
function hasModule(pom: string, path: string): boolean {
  const modules = [...pom.matchAll(/<module>\s*([^<]*?)\s*<\/module>/g)].map(([, module]) => module)
  return modules.some(module => path === module || path.startsWith(`${module}/`))
}

function mavenSuite(
  tree: ScannedRepositoryFiles,
  folder: string,
  top: string,
  pom: string,
  all: string,
): BenchmarkSuite {
  const maven = findFileInFolder(tree, top, 'mvnw') ? './mvnw' : 'mvn'
  const module = pathRelativeTo(top, folder)
  const profiles = profilesIn(pom).map(id => `-P${id}`)
  const flags = [
    '--quiet',
    '--batch-mode',
    ...profiles,
    '-DskipTests',
    ...(module === '.' ? [] : ['-pl', module, '-am']),
  ]
  const jar = jarIn(pom)
  const target = joinFolderPath(module, 'target')
  // Without a jar of everything, Maven says where the parts are.
  const list = `${target}/benchgate-classpath`
  const where = [
    ...['org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath', '-Dmdep.includeScope=test'],
    `-Dmdep.outputFile=${module === '.' ? list : `\${project.build.directory}/benchgate-classpath`}`,
  ]
  const parts = ['test-classes', 'classes'].map(name => quoteShellWord(`${target}/${name}`)).join(':')
  return createSuiteWithDefaults({
    tool: 'jmh',
    foundBy: joinFolderPath(folder, 'pom.xml'),
    folder: top,
    setup: joinShellWords(maven, ...flags, ...(jar === null ? ['test-compile', ...where] : ['package'])),
    run:
      jar === null
        ? `java -cp ${parts}:"$(cat ${quoteShellWord(list)})" org.openjdk.jmh.Main ${jmhFlags}`
        : `java -jar ${quoteShellWord(`${target}/${jar}`)} ${jmhFlags}`,
    output: benchmarkToolOutputFileName,
    filter: '{regex}',
    steps: [setupJavaStepForBuildFile(all)],
  })
}

/** Returns the profiles without which JMH or its annotation processor is not there. */
function profilesIn(pom: string): readonly string[] {
  const profiles = [...pom.matchAll(/<profile>([\s\S]*?)<\/profile>/g)].map(([, text = '']) => text)
  const outside = profiles.reduce((text, profile) => text.replace(profile, ''), pom)
  const needed = ['jmh-core', 'jmh-generator-annprocess'].filter(one => !outside.includes(`>${one}<`))
  return profiles
    .filter(text => needed.some(one => text.includes(`>${one}<`)))
    .flatMap(text => /<id>\s*([\w.-]+)\s*<\/id>/.exec(text)?.[1] ?? [])
}

/** Returns the jar of everything that the shade plugin makes; JMH's archetype calls it `benchmarks`. */
function jarIn(pom: string): string | null {
  if (!/<artifactId>\s*maven-shade-plugin\s*</.test(pom) || !/org\.openjdk\.jmh\.Main/.test(pom)) return null
  const name = [...pom.matchAll(/<finalName>\s*([^<]*?)\s*<\/finalName>/g)].at(-1)?.[1]
  const property = /^\$\{([\w.-]+)\}$/.exec(name ?? '')?.[1]
  const value = property === undefined ? name : new RegExp(`<${property}>\\s*([^<]*?)\\s*<`).exec(pom)?.[1]
  return value && /^[\w.-]+$/.test(value) ? `${value}.jar` : null
}

const jmhPlugin = /me\.champeau\.(gradle\.)?jmh|\.plugins\.jmh\b/

/** A root build may only name the plugin's version, and a build of plugins depends on it: neither has the task `jmhJar`. */
const jmhPluginNotApplied =
  /\bapply\s*\(?\s*false\b|(?:^|[{;])\s*(?:implementation|api|compileOnly|runtimeOnly|classpath)\b/

function findGradle(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const builds = findPathsAndTextsOfFilesWithNames(tree, 'build.gradle', 'build.gradle.kts').map(
    ([path, text]) => [path, removeSourceComments(text, 'slashes')] as const,
  )
  return builds.flatMap(([path, text]) => {
    const isApplied = text.split('\n').some(line => jmhPlugin.test(line) && !jmhPluginNotApplied.test(line))
    if (!isApplied) return []
    return [gradleSuite(tree, path, builds.map(([, one]) => one).join('\n'))]
  })
}

function gradleSuite(tree: ScannedRepositoryFiles, path: string, all: string): BenchmarkSuite {
  const folder = folderOfPath(path)
  const top =
    folderAndParents(folder).find(one =>
      findFileInFolder(tree, one, 'settings.gradle', 'settings.gradle.kts'),
    ) ?? folder
  const gradle = findFileInFolder(tree, top, 'gradlew') ? './gradlew' : 'gradle'
  const project = pathRelativeTo(top, folder)
  const task = project === '.' ? 'jmhJar' : `:${project.replaceAll('/', ':')}:jmhJar`
  const jars = joinFolderPath(project, 'build/libs')
  return createSuiteWithDefaults({
    tool: 'jmh',
    foundBy: path,
    folder: top,
    // An older jar of another version would be left beside it.
    setup: `rm -rf ${quoteShellWord(jars)}\n${joinShellWords(gradle, '--quiet', '--no-daemon', task)}`,
    run: `java -jar ${quoteShellWord(jars)}/*-jmh.jar ${jmhFlags}`,
    output: benchmarkToolOutputFileName,
    filter: '{regex}',
    steps: [setupJavaStepForBuildFile(all)],
  })
}

/** Returns the release that the project asks for, or a later one where today's tools do not run on it. */
export function setupJavaStepForBuildFile(text: string): InitWorkflowStep {
  const requested =
    /<(?:maven\.compiler\.release|java\.version|release|maven\.compiler\.target)>\s*(\d+)\s*</.exec(text) ??
    /(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*(\d+)/.exec(text)
  const version = Math.max(17, Number(requested?.[1] ?? 17))
  return { uses: 'setup-java', with: { distribution: 'temurin', 'java-version': String(version) } }
}
