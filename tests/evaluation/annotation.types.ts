/** A text with its findings marked by hand: {+id:words} present, {-id:words} absent, {~id:words} past; ids joined by & share a span. */
export interface AnnotatedText {
  readonly id: string;
  readonly text: string;
}
