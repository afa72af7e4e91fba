import type { User } from "@linkedpotential/contract/user/schema";
import { homePath, paths } from "../../lib/navigation/paths.ts";
import { signOut } from "../../lib/session/sign-out.ts";
import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { PlainButton } from "../../ui/plain-button.tsx";

interface SignedInProps {
  user: User;
  texts: Texts["offer"]["access"];
}

export function SignedIn({ user, texts }: SignedInProps) {
  const isBusiness = user.role === "business";
  return (
    <>
      <p className="mt-2 font-medium text-sm">{texts.signedIn(user.name)}</p>
      <p className="mt-1 text-ink-muted text-sm">{isBusiness ? texts.signedInText : texts.otherAccount}</p>
      <div className="mt-6 flex flex-col gap-3">
        <a href={homePath(user)} className={buttonClass("primary", "lg")}>
          {texts.toDashboard}
        </a>
        {!isBusiness && (
          <PlainButton size="lg" onClick={() => void signOut(paths.business)}>
            {texts.signOut}
          </PlainButton>
        )}
      </div>
    </>
  );
}
