import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { cssVariables } from './lib/cssVariables.ts';
import { pressEarly } from './lib/pressedEarly.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { theme } from './lib/theme.ts';
import { createTrpcClient, trpc } from './lib/trpc.ts';
import { Toasts } from './ui/Toasts.tsx';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'anamnesis-color-scheme' });

/** The whole interface; the router says which page. */
export function App({ router }: { readonly router: AnyRouter }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(() => createTrpcClient(queryClient));
  useEffect(pressEarly, []);

  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
          <RouterProvider router={router} />
          <Toasts />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
