import type { Plugin } from 'vitest/config'

export const textImports: Plugin
