import type { Member } from "@linkedpotential/contract/business/company/schema";
import { Target } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useCompany } from "../../../../parts/company/api.ts";
import { preloadTexts, useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import type { ReferenceMonth } from "../figures.ts";
import { hasTarget } from "./target-fields.ts";

const TargetsDialog = lazyDialog(
  async () => {
    const [{ TargetsDialog: Loaded }] = await Promise.all([import("./targets-dialog.tsx"), preloadTexts("problems")]);
    return Loaded;
  },
  ({ onClose }) => onClose(),
);

interface TargetsButtonProps {
  /** Member whose figures are shown. Null for those of the whole company. */
  member: Member | null;
  reference: ReferenceMonth | null;
}

/**
 * Opens the monthly targets of the company or of a member. Without any, says what they are good for. Only the owner of
 * the company sees it.
 */
export function TargetsButton({ member, reference }: TargetsButtonProps) {
  const { targets: texts } = useTexts("business");
  const { isOwner, targets: ofCompany } = useCompany();
  const [isOpen, setOpen] = useState(false);
  if (!isOwner || member?.hasLeft) return null;
  const { targets } = member ?? { targets: ofCompany };
  const isSet = hasTarget(targets);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {!isSet && <p className="text-ink-muted text-sm">{texts.empty}</p>}
      <Button size="sm" icon={<Target size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {isSet ? texts.change : texts.set}
      </Button>
      {isOpen && (
        <TargetsDialog member={member} targets={targets} reference={reference} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
