import { defaultClientConditions, defineConfig } from 'vite';

/** The address of the service. Vite forwards requests to it, so that the page and the API have one origin. */
const API = process.env.ACADEMY_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  // uses the sources of @academy/client in this repository. Projects that install the package do not need this
  // condition
  resolve: { conditions: ['@academy/source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/graphql': API, '/api': API } },
});
