import { ReadingPage } from '../ui/ReadingPage.tsx';

/** What the product may be used for. */
export function TermsPage() {
  return (
    <ReadingPage title="Terms of Service" lead="Short, because the rule is simple: learn with it, teach with it, and never treat by it.">
      <h2>For education only</h2>
      <p>
        Everything Anamnesis says is educational. It is not a medical device and no substitute for a clinician, and it must never guide the care of a real
        patient. In an emergency, call your local emergency number.
      </p>
      <h2>Your account</h2>
      <p>Give your own name, keep your password to yourself, and let whoever runs this installation know if someone else has used it.</p>
      <h2>What you enter</h2>
      <p>Enter no data that identifies a real patient. What you enter stays yours.</p>
      <h2>What can go wrong</h2>
      <p>
        Answers can be incomplete or mistaken, and references can be out of date. Check them against the sources they name. The software comes as it is, without
        warranty.
      </p>
    </ReadingPage>
  );
}
