import { dateText } from "@linkedpotential/contract/date-texts";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { DialogChip } from "../../../ui/filter-chip.tsx";
import type { UserFilters } from "./user-address.ts";

const DateFilterDialog = lazyDialog(
  async () => (await import("./date-filter-dialog.tsx")).DateFilterDialog,
  ({ onClose }) => onClose(),
  "problems",
);

interface DateFiltersProps {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
}

type Subject = "joined" | "signedIn";

/** Filters by the days of registration and of the last sign-in. Each is chosen in a dialog. */
export function DateFilters({ filters, onChange }: DateFiltersProps) {
  const { users } = useTexts("admin");
  const { filters: texts } = users;
  const language = useLanguage();
  const [open, setOpen] = useState<Subject | null>(null);
  const { joinedFrom, joinedTo, signedInFrom, signedInTo, neverSignedIn } = filters;
  const chip = (subject: Subject) => ({
    ...{ label: users[subject], prefix: texts.prefix, removeLabel: texts.remove(users[subject]) },
    onOpen: () => setOpen(subject),
  });
  const daysText = (from: string | null, to: string | null) =>
    from || to ? texts.days(from && dateText(from, language), to && dateText(to, language)) : undefined;
  return (
    <>
      <DialogChip
        {...chip("joined")}
        value={daysText(joinedFrom, joinedTo)}
        onRemove={() => onChange({ joinedFrom: null, joinedTo: null })}
      />
      <DialogChip
        {...chip("signedIn")}
        value={neverSignedIn ? texts.never : daysText(signedInFrom, signedInTo)}
        onRemove={() => onChange({ signedInFrom: null, signedInTo: null, neverSignedIn: null })}
      />
      {open === "joined" && (
        <DateFilterDialog
          title={texts.joinedTitle}
          initial={{ from: joinedFrom, to: joinedTo, isNever: false }}
          onChange={({ from, to }) => onChange({ joinedFrom: from, joinedTo: to })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "signedIn" && (
        <DateFilterDialog
          title={texts.signedInTitle}
          neverLabel={texts.neverLabel}
          initial={{ from: signedInFrom, to: signedInTo, isNever: neverSignedIn !== null }}
          onChange={({ from, to, isNever }) =>
            onChange({ signedInFrom: from, signedInTo: to, neverSignedIn: isNever ? "true" : null })
          }
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
