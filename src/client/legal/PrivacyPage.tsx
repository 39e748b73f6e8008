import { Link } from '@tanstack/react-router';
import { trpc } from '../lib/trpc.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { ReadingPage } from '../ui/ReadingPage.tsx';

/** What of a case is sent to somebody else, as this installation is configured. */
function Leaving({ aiHost }: { readonly aiHost: string | null }) {
  if (aiHost === null) {
    return (
      <p>
        Nothing. AI Analysis, treatment plans and AI search are put together on this server from its knowledge base; no case and no question is sent to anyone.
      </p>
    );
  }
  return (
    <p>
      AI Analysis, treatment plans and AI search send what you wrote, age, sex and passages of the reference to the AI service at {aiHost}, and nothing of your
      account. Names, telephone numbers, addresses, dates of birth and record numbers are masked before. Masking is not perfect: a rare name may pass. Nothing
      is sent unless you ask for one of these.
    </p>
  );
}

/** What this installation keeps about its users. It describes the software; who runs it answers for it. */
export function PrivacyPage() {
  const info = trpc.system.info.useQuery();
  return (
    <ReadingPage
      title="Privacy Policy"
      lead="What this software keeps, where, and for whom. Whoever runs this installation is responsible for it and can tell you more."
    >
      <h2>What is kept</h2>
      <ul>
        <li>Your account: names, username, email, profession and institution. The password is kept only as an Argon2id hash.</li>
        <li>The cases you analyse and their answers, so that you can open them again. Only you can read them here.</li>
        <li>Your bookmarks in the reference.</li>
        <li>AI answers: their text, which model wrote them, how long it took, and whether you found them useful.</li>
        <li>Papers that you take, with every answer, and what follows from them.</li>
        <li>How you like the page, and the time zone in which your days of study are counted.</li>
        <li>Sign-ins: a hash of the session token, the kind of browser and system, and the time it was last used.</li>
      </ul>
      <p>Do not enter anything that identifies a real patient. Age and sex are enough for every analysis.</p>
      <h2>Where it is kept</h2>
      <p>In the database of this installation. Basic Analysis is worked out on its server. Logs hold times and error codes, never what you wrote.</p>
      <h2>What leaves this machine</h2>
      <Loaded query={info} pending={<p>…</p>} failed="What is configured could not be asked.">
        {({ aiHost }) => <Leaving aiHost={aiHost} />}
      </Loaded>
      <h2>In your browser</h2>
      <p>
        One cookie keeps you signed in and is removed when you sign out. Another one lets your account know this device again, so that somebody who guesses its
        password elsewhere does not keep you out. Your choice of light or dark is remembered, and that of keyboard shortcuts. A case that you have typed and not
        analysed yet is kept in this tab until you analyse it, sign out or close the tab. There is no tracking, and nothing is loaded from other sites.
      </p>
      <h2>Your data, and its end</h2>
      <p>
        Your <Link to="/profile">profile</Link> is where you correct your data, download all of them, see which browsers are signed in, and delete your account.
        For seven days signing in takes the deletion back; then everything is gone, and what happened to the account is kept without saying whose it was.
      </p>
    </ReadingPage>
  );
}
