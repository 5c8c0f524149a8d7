import { defineConfig } from 'drizzle-kit'

// drizzle-kit reads a default export. Paths are seen from the repository's root, where `npm run db:generate` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/adapters/db/schema/*.ts',
  out: './server/src/adapters/db/migrations',
  casing: 'snake_case',
})
