import { Button } from '@mantine/core';
import { TabMessage } from '../TabMessage.tsx';

/** In the place of the question bank of an installation that has no questions: the documented announcement, and what there is instead. */
export function ComingSoon({ onSeries }: { readonly onSeries: () => void }) {
  const actions = (
    <Button onClick={onSeries} data-testid="bank-to-series">
      Open Test Series
    </Button>
  );
  return (
    <TabMessage testId="bank-coming" actions={actions}>
      <p>Question bank feature coming soon! Practice with our test series for now.</p>
    </TabMessage>
  );
}
