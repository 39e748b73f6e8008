import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { readContent } from './src/server/content/read-content.ts';
import { dangerModelFile } from './src/server/diagnostics/product-engine.ts';
import { assembleKnowledge, helpOf, topicsOf } from './src/shared/content/assemble.ts';
import { packKnowledge } from './src/shared/diagnostics/bundle/pack.ts';
import { DiagnosticInput } from './src/shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from './src/shared/diagnostics/engine/analyze.ts';
import { compileEngine } from './src/shared/diagnostics/engine/engine.ts';
import { exampleCase } from './src/shared/diagnostics/example-case.ts';
import { workedExample } from './src/shared/diagnostics/worked-example.ts';
import { packPlaces, placesOf } from './src/shared/patients/base/patient-base.ts';

/** The port of the API in development; `PORT` moves both. */
const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

let read: ReturnType<typeof readContent> | undefined;

/** What is structured of content/, read once for all modules of a build; in development a change of it asks for a new start. */
function contentFiles(): ReturnType<typeof readContent> {
  read ??= readContent({ endings: ['.json'], without: ['question'] });
  return read;
}

/** What the browser carries of content/, by the module that has it (src/client/virtual.d.ts). */
const carried: Readonly<Record<string, () => string>> = {
  // Packed: a third of its size as it is written.
  'virtual:ranked-knowledge': () => `export const packedText = ${JSON.stringify(JSON.stringify(packKnowledge(assembleKnowledge(contentFiles()))))};`,
  'virtual:patient-places': () => {
    const files = contentFiles();
    const places = packPlaces(placesOf(assembleKnowledge(files), topicsOf(files)));
    return `export const packedText = ${JSON.stringify(JSON.stringify(places))};`;
  },
  'virtual:worked-example': () => {
    const engine = compileEngine(assembleKnowledge(contentFiles()), {
      dangers: JSON.parse(readFileSync(dangerModelFile, 'utf8')),
    });
    return `export const example = ${JSON.stringify(workedExample(analyzeWith(engine, DiagnosticInput.parse(exampleCase)), exampleCase.symptoms))};`;
  },
  'virtual:help': () => {
    const { countries, directories } = helpOf(contentFiles());
    return `export const countries = ${JSON.stringify(countries)}; export const directories = ${JSON.stringify(directories)};`;
  },
};

const contentModules: Plugin = {
  name: 'content-modules',
  resolveId: (id) => (id in carried ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? carried[id.slice(1)]?.() : undefined),
};

/**
 * Each Mantine component brings its styles with it: the module of its class names, which is in a bundle exactly where the component is, imports them.
 * In development, where packages are bundled beforehand, all come at once.
 */
function componentStyles(): Plugin {
  let isBuild = false;
  const whole = '\0virtual:component-styles';
  return {
    name: 'component-styles',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === 'virtual:component-styles' ? whole : undefined),
    load: (id) => {
      if (id !== whole) return undefined;
      return isBuild ? '' : "import '@mantine/core/styles.layer.css'; import '@mantine/notifications/styles.layer.css';";
    },
    transform: (code, id) => {
      const [, name] = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? [];
      if (name) return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null };
      if (/@mantine\/notifications\/esm\/Notifications\.module\.mjs$/.test(id))
        return { code: `import '@mantine/notifications/styles.layer.css';\n${code}`, map: null };
      return undefined;
    },
  };
}

export default defineConfig({
  root: 'src/client',
  plugins: [react(), contentModules, componentStyles()],
  resolve: {
    // One file per icon would mean thousands of requests in development.
    alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' },
  },
  css: {
    postcss: {
      plugins: [presetMantine()],
    },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    // Which files a page needs, for scripts/prerender.ts.
    manifest: true,
    // The content security policy lets fonts come from files only, and a file is cached for good.
    assetsInlineLimit: 0,
    // Every browser that can show the rest knows modulepreload.
    modulePreload: { polyfill: false },
    // The one large chunk is the clinical knowledge, which is packed text and loaded only when results are shown.
    chunkSizeWarningLimit: 1_600,
    rolldownOptions: {
      output: {
        // What changes only with an upgrade keeps its name, and so its place in the cache, when the product changes.
        codeSplitting: {
          groups: [
            { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
            // The engine may change without its knowledge, and the knowledge without its engine.
            { name: 'knowledge', test: /virtual:ranked-knowledge$/ },
            { name: 'data', priority: 2, test: /node_modules\/(@tanstack|@trpc|superjson|copy-anything|is-what)\// },
            // What every page needs compresses better in one piece than in twenty.
            { name: 'frame', tags: ['$initial'], priority: 1, test: /^(?!.*(?:main\.tsx|index\.html)$)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/trpc': api, '/api': api },
  },
});
