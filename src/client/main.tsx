import './ui/mantine.css';
import './ui/fonts.css';
import './ui/global.css';
import { localStorageColorSchemeManager, MantineProvider, Tooltip } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariables } from './lib/cssVariables.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { theme } from './lib/theme.ts';
import { createTrpcClient, trpc } from './lib/trpc.ts';
import { router } from './routes/router.ts';
import { Toasts } from './ui/Toasts.tsx';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'anamnesis-color-scheme' });

function App() {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(() => createTrpcClient(queryClient));

  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
          <Tooltip.Group openDelay={700} closeDelay={300}>
            <RouterProvider router={router} />
            <Toasts />
          </Tooltip.Group>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
