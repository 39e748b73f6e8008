import { Text } from '@mantine/core';

const figures = new Intl.NumberFormat('en-GB');
/** The count appears over the last tenth of the room. */
const nearFrom = 0.9;

/** How much of a text field's room is used, once that matters. */
export function CharacterCount({ length, limit }: { readonly length: number; readonly limit: number }) {
  const isNear = length >= limit * nearFrom;
  return (
    <div aria-live="polite">
      {isNear && (
        <Text size="xs" ta="right" mt={4} c={length > limit ? 'var(--an-urgent-text)' : 'dimmed'} data-figures>
          {figures.format(length)} of {figures.format(limit)} characters{length > limit ? ': too long' : ''}
        </Text>
      )}
    </div>
  );
}
