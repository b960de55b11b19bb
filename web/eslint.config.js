/** What `make lint` asks of the page, beside its format (prettier) and its types (svelte-check). */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const TYPED = ['src/**/*.ts', 'src/**/*.svelte', 'tests/**/*.ts']

export default defineConfig(
  { ignores: ['content/', 'dist/', 'src/lib/protocol.ts', 'src/games/*/shown.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // `{' '}` keeps a space that Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
      // A map that nobody looks at need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // `!` says what noUncheckedIndexedAccess cannot know.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  // In a component svelte-check knows better.
  { files: ['**/*.ts'], ignores: ['*.ts'], rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['src/boot.js'], languageOptions: { globals: { __WORDS__: 'readonly' } } },
  { files: ['*.ts', '*.js'], languageOptions: { globals: globals.node } },
)
