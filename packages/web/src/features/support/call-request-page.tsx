import { useState } from "react";
import { focusOnMount } from "../../lib/focus/focus.ts";
import { paths } from "../../lib/navigation/paths.ts";
import { DeclarationFrame } from "../../parts/legal/declaration-frame.tsx";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { CallRequestForm } from "./call-request-form.tsx";

/** Page on which visitors without an account ask for a strategy call. */
export function CallRequestPage() {
  const texts = useTexts("call-request");
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <DeclarationFrame title={texts.title}>
      {sentFrom === undefined ? <CallRequestForm onSent={setSentFrom} /> : <NextSteps email={sentFrom} />}
    </DeclarationFrame>
  );
}

function NextSteps({ email }: { email: string }) {
  const texts = useTexts("call-request");
  return (
    <div className="card flex flex-col items-start gap-4 p-5 md:p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="font-semibold text-base outline-none">
        {texts.done}
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-pretty text-ink-muted text-sm">
        {texts.steps(email).map((step) => (
          <li key={step} className="[overflow-wrap:anywhere]">
            {step}
          </li>
        ))}
      </ol>
      <a href={paths.businessPrices} className={buttonClass("secondary", "md")}>
        {texts.back}
      </a>
    </div>
  );
}
