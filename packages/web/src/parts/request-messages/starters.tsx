import { isSharedProgress } from "@linkedpotential/contract/request-messages/progress";
import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { type Control, useWatch } from "react-hook-form";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

interface StartersProps {
  control: Control<{ text: string }>;
  progress: RequestProgress | undefined;
  onChoose: (starter: Starter) => void;
}

export interface Starter {
  text: string;
  /** Whether the text refuses what the other side offers. */
  isRefusal: boolean;
}

/** Offers texts to begin a message with, such as the steps to an offer for either side. */
export function Starters({ control, progress, onChoose }: StartersProps) {
  const { starters } = useTexts("request-messages");
  const offered = useStarters(progress);
  const text = useWatch({ control, name: "text" });
  if (offered.length === 0 || (text && !offered.some((starter) => starter.text === text))) return null;
  return (
    <fieldset aria-label={starters.label} className="contents">
      {offered.map(({ name, ...starter }) => (
        <Button key={name} size="sm" variant="quiet" onPress={() => onChoose(starter)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** Returns the texts for the side of the reader. A company needs none once it has decided. */
function useStarters(progress: RequestProgress | undefined): readonly (Starter & { name: string })[] {
  const { starters } = useTexts("request-messages");
  const { role } = useUser();
  if (role !== "business") return starters.ofFreelancer.map((starter) => ({ ...starter, isRefusal: false }));
  if (progress && isSharedProgress(progress.state)) return [];
  const { name, text } = starters.refusal;
  return [...starters.ofCompany.map((starter) => ({ ...starter, isRefusal: false })), { name, text, isRefusal: true }];
}
