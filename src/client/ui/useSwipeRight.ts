import { notifications } from '@mantine/notifications';
import { type PointerEvent, useRef } from 'react';

/** Pixels to the right that dismiss a toast. */
const swipeThreshold = 50;

interface Swipe {
  readonly toast: HTMLElement;
  readonly id: string;
  readonly startX: number;
}

function isControl(target: Element): boolean {
  return target.closest('button, a') !== null;
}

/**
 * Dismisses a toast that is dragged to the right, by mouse, pen or finger.
 * @returns handlers for the element around the toasts
 */
export function useSwipeRight() {
  const swipe = useRef<Swipe | null>(null);

  const offsetOf = (event: PointerEvent) => Math.max(0, event.clientX - (swipe.current?.startX ?? event.clientX));

  const start = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || isControl(event.target)) return;
    const toast = event.target.closest<HTMLElement>('[data-toast-id]');
    const id = toast?.dataset.toastId;
    if (toast && id) swipe.current = { toast, id, startX: event.clientX };
  };

  const move = (event: PointerEvent) => {
    if (!swipe.current) return;
    const offset = offsetOf(event);
    if (offset > 4 && !swipe.current.toast.hasPointerCapture(event.pointerId)) swipe.current.toast.setPointerCapture(event.pointerId);
    swipe.current.toast.style.translate = `${offset}px 0`;
  };

  const end = (event: PointerEvent) => {
    if (!swipe.current) return;
    const { id, toast } = swipe.current;
    if (event.type === 'pointerup' && offsetOf(event) >= swipeThreshold) notifications.hide(id);
    else toast.style.translate = '';
    swipe.current = null;
  };

  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
