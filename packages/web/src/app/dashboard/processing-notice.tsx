import { processingAgreementVersion } from "@linkedpotential/contract/legal/processing-agreement";
import { FileCheck } from "lucide-react";
import { useState } from "react";
import { useAction } from "../../lib/action/use-action.ts";
import { paths } from "../../lib/navigation/paths.ts";
import { updateUser, useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

/**
 * Asks for consent to the data processing agreement. It blocks nothing, and "later" hides it until the next visit, so
 * that export and deletion stay within reach.
 */
export function ProcessingNotice() {
  const user = useUser();
  const { processing: texts } = useTexts("profile");
  const [isLater, setLater] = useState(false);
  const accept = useAction(
    "user/accept-processing",
    () => ({ body: { version: processingAgreementVersion } as const }),
    {
      onDone: () => {
        const { processingAgreementDue: _, ...accepted } = user;
        updateUser(accepted);
      },
      toasts: {
        area: "profile",
        done: ({ processing }) => processing.accepted,
        failed: ({ processing }) => processing.failed,
      },
    },
  );
  if (!user.processingAgreementDue || isLater) return null;
  return (
    <section
      aria-label={texts.read}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft px-3.5 py-2.5 text-sm"
    >
      <FileCheck size={16} aria-hidden className="shrink-0 text-accent-text" />
      <p className="min-w-0 flex-1 basis-80">
        {texts.text}{" "}
        <a href={paths.processing} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {texts.read}
        </a>
      </p>
      <span className="flex gap-2">
        <Button size="sm" variant="quiet" onPress={() => setLater(true)}>
          {texts.later}
        </Button>
        <Button size="sm" variant="primary" isPending={accept.isPending} onPress={() => accept.run()}>
          {texts.accept}
        </Button>
      </span>
    </section>
  );
}
