// JMH, with Maven and with Gradle.
import { describe, expect, test } from 'vitest'
import { findJavaSuites } from '../../../../src/core/init/find/java.ts'
import { treeOf } from '../../../support/init-trees.ts'

const core = '<dependency><artifactId>jmh-core</artifactId></dependency>'
const shaded = `${core}<properties><uberjar.name>benchmarks</uberjar.name></properties>
<plugin><artifactId>maven-shade-plugin</artifactId><finalName>\${uberjar.name}</finalName>
<mainClass>org.openjdk.jmh.Main</mainClass></plugin>`
const flags = '-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff benchgate-output.json'

describe('Maven', () => {
  test('with the jar of the archetype', () => {
    expect(
      findJavaSuites(treeOf({ 'pom.xml': `${shaded}<maven.compiler.release>21</maven.compiler.release>` })),
    ).toEqual([
      {
        tool: 'jmh',
        foundBy: 'pom.xml',
        folder: '.',
        setup: 'mvn --quiet --batch-mode -DskipTests package',
        run: `java -jar target/benchmarks.jar ${flags}`,
        format: 'jmh',
        output: 'benchgate-output.json',
        steps: [{ uses: 'setup-java', with: { distribution: 'temurin', 'java-version': '21' } }],
        filter: '{regex}',
        notes: [],
      },
    ])
  })

  test('without one, on the class path that Maven tells', () => {
    const [suite] = findJavaSuites(treeOf({ 'pom.xml': core, mvnw: '' }))
    expect(suite?.setup).toMatch(
      /^\.\/mvnw --quiet .* test-compile org\.apache\.maven\.plugins:maven-dependency-plugin:/,
    )
    expect(suite?.run).toBe(
      `java -cp target/test-classes:target/classes:"$(cat target/benchgate-classpath)" org.openjdk.jmh.Main ${flags}`,
    )
  })

  test('with the profile that has the annotation processor', () => {
    const processor = '<dependency><artifactId>jmh-generator-annprocess</artifactId></dependency>'
    const profiles = `<profiles><profile><id>docs</id></profile><profile><id>benchmark</id>${processor}</profile></profiles>`
    expect(findJavaSuites(treeOf({ 'pom.xml': core + profiles }))[0]?.setup).toContain(
      ' -Pbenchmark -DskipTests test-compile ',
    )
    expect(findJavaSuites(treeOf({ 'pom.xml': core + processor + profiles }))[0]?.setup).not.toContain('-P')
  })

  test('as a module, built with what it needs from the top that names it', () => {
    const tree = treeOf({
      'pom.xml': '<modules><module>core</module><module>bench/jmh</module></modules>',
      'bench/jmh/pom.xml': shaded,
      'alone/pom.xml': shaded,
    })
    expect(findJavaSuites(tree)).toMatchObject([
      { folder: 'alone', setup: 'mvn --quiet --batch-mode -DskipTests package' },
      {
        folder: '.',
        setup: 'mvn --quiet --batch-mode -DskipTests -pl bench/jmh -am package',
        run: `java -jar bench/jmh/target/benchmarks.jar ${flags}`,
      },
    ])
  })

  test.each([
    ['a comment', `<!-- ${core} -->`],
    ['a version for others', `<dependencyManagement>${core}</dependencyManagement>`],
  ])('%s is none', (_, pom) => {
    expect(findJavaSuites(treeOf({ 'pom.xml': pom }))).toEqual([])
  })
})

describe('Gradle', () => {
  test('makes a jar, of any version', () => {
    const tree = treeOf({ 'build.gradle': "plugins { id 'me.champeau.jmh' version '0.7.3' }", gradlew: '' })
    expect(findJavaSuites(tree)).toMatchObject([
      {
        setup: 'rm -rf build/libs\n./gradlew --quiet --no-daemon jmhJar',
        run: `java -jar build/libs/*-jmh.jar ${flags}`,
      },
    ])
  })

  test('in a project of a build', () => {
    const tree = treeOf({
      'settings.gradle.kts': '',
      'build.gradle.kts': 'plugins { id("me.champeau.jmh") version "1" apply false }\njvmToolchain(8)',
      'a/b/build.gradle.kts': 'plugins { alias(libs.plugins.jmh) } // x',
    })
    expect(findJavaSuites(tree)).toMatchObject([
      {
        foundBy: 'a/b/build.gradle.kts',
        folder: '.',
        setup: 'rm -rf a/b/build/libs\ngradle --quiet --no-daemon :a:b:jmhJar',
        steps: [{ with: { 'java-version': '17' } }],
      },
    ])
  })

  test.each([
    'plugins { alias(libs.plugins.jmh) apply false }',
    "plugins {\n  id 'me.champeau.jmh' version '0.7.3' apply(false)\n}",
    'dependencies {\n  implementation(plugin(libs.plugins.jmh))\n}',
    "buildscript {\n  dependencies {\n    classpath 'me.champeau.jmh:jmh-gradle-plugin:0.7.3'\n  }\n}",
  ])('a build that does not apply the plugin is none: %s', text => {
    expect(findJavaSuites(treeOf({ 'build.gradle.kts': text }))).toEqual([])
  })

  test('a comment is none', () => {
    expect(findJavaSuites(treeOf({ 'build.gradle': "// id 'me.champeau.jmh'" }))).toEqual([])
  })
})
