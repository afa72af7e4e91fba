import { lazy, Suspense } from "react";
import { resetSession, useSession } from "../../lib/session/session.ts";
import { preloadTexts } from "../../texts/texts.ts";

const SignInAgain = lazy(async () => {
  try {
    const [{ SignInAgain: dialog }] = await Promise.all([
      import("../../features/auth/dialog/sign-in-again.tsx"),
      preloadTexts("auth", "problems"),
    ]);
    return { default: dialog };
  } catch (error) {
    // The code is missing after a new deployment, because this page was loaded before it. Reset the session: signing in
    // on the landing page still works.
    resetSession();
    throw error;
  }
});

export function EndedSession() {
  const { user, hasEnded } = useSession();
  return <Suspense fallback={null}>{hasEnded && <SignInAgain user={user} />}</Suspense>;
}
