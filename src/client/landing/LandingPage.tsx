import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useAuth } from '../lib/auth.ts';
import { PageLoader } from '../ui/PageLoader.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Features } from './Features.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';

const DemoModal = lazy(async () => ({ default: (await import('./demo/DemoModal.tsx')).DemoModal }));
const ScheduleModal = lazy(async () => ({ default: (await import('./schedule/ScheduleModal.tsx')).ScheduleModal }));

/** The front page: what the product does, shown on one case. */
export function LandingPage() {
  const { user, isLoading } = useAuth();
  const [isDemoOpen, demo] = useDisclosure(false);
  const [isScheduleOpen, schedule] = useDisclosure(false);
  if (isLoading) return <PageLoader />;

  return (
    <>
      <Hero isSignedIn={user !== null} onWatchDemo={demo.open} />
      <Features />
      <Gallery />
      <Testimonials />
      <CallToAction isSignedIn={user !== null} onScheduleDemo={schedule.open} />
      <Suspense>
        {isDemoOpen && <DemoModal onClose={demo.close} />}
        {isScheduleOpen && <ScheduleModal onClose={schedule.close} onWatchDemo={demo.open} />}
      </Suspense>
    </>
  );
}
