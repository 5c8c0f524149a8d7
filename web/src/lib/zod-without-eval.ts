/**
 * Zod compiles its checks with `new Function`, which our content security policy forbids. It keeps its settings in
 * this global, so they can be made before zod is loaded, and without loading it for visitors who need none of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
