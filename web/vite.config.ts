import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.KINGCRAFT_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  build: { outDir: process.env.KC_WEB_OUT ?? 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}))
