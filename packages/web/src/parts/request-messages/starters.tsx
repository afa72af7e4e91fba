import { type Control, useWatch } from "react-hook-form";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

interface StartersProps {
  control: Control<{ text: string }>;
  onChoose: (text: string) => void;
}

/** Offers texts to begin a message with, such as the steps to an offer for either side. */
export function Starters({ control, onChoose }: StartersProps) {
  const { starters } = useTexts("request-messages");
  const { role } = useUser();
  const offered = role === "business" ? starters.ofCompany : starters.ofFreelancer;
  const text = useWatch({ control, name: "text" });
  if (text && !offered.some((starter) => starter.text === text)) return null;
  return (
    <fieldset aria-label={starters.label} className="contents">
      {offered.map((starter) => (
        <Button key={starter.name} size="sm" variant="quiet" onPress={() => onChoose(starter.text)}>
          {starter.name}
        </Button>
      ))}
    </fieldset>
  );
}
