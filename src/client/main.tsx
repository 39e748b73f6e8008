import './ui/mantine.css';
import 'virtual:component-styles';
import './ui/fonts.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noteTyped } from './lib/typedEarly.ts';
import { router } from './routes/router.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
// What the build wrote into the page (prerender.tsx) stands until the page that was asked for can take its place at once.
await router.load();
noteTyped(container);
createRoot(container).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
