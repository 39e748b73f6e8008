/** A text with its findings marked by hand: {+id:words} present, {-id:words} absent, {~id:words} past; ids joined by & share a span, | two names of one thing, ? before the sign what need not be read. */
export interface AnnotatedText {
  readonly id: string;
  readonly text: string;
}
