// The lock file must name no registry host and lack no platform package: npm drops those that it cannot find, and
// then `npm ci` fails on the platforms that need them.
import fs from 'node:fs'

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const problems = []
for (const [key, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${key} names a registry host`)
  for (const name of Object.keys(entry.optionalDependencies ?? {}))
    if (!packages[`${key}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      problems.push(`${key}@${entry.version}: the optional ${name} is absent`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
