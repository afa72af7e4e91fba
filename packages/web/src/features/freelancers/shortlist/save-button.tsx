import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { ButtonSize } from "../../../ui/button-style.ts";
import { useSaving, useShortlistEntry } from "./api.ts";

/** Button that adds a freelancer to the shortlist of the company, and removes the freelancer when pressed again. */
export function SaveButton({ person, size = "sm" }: { person: Freelancer; size?: ButtonSize }) {
  const { shortlist: texts } = useTexts("freelancers");
  const entry = useShortlistEntry(person.id);
  const { save, remove } = useSaving();
  const label = entry ? texts.saved : texts.save;
  const Icon = entry ? BookmarkCheck : Bookmark;
  return (
    <Button
      variant="quiet"
      size={size}
      icon={<Icon size={16} aria-hidden />}
      aria-label={texts.buttonOf(label, person.name)}
      aria-pressed={entry !== undefined}
      className="aria-pressed:text-accent-text"
      onPress={() => (entry ? remove.run({ person, note: entry.note }) : save.run({ person }))}
    >
      {label}
    </Button>
  );
}
