import { deletedAtOnceMax } from "@linkedpotential/contract/admin/limits";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { Download, Gift, Mail, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useSaveUsers } from "./use-save-users.ts";
import { selectedMax } from "./use-selection.ts";

interface SelectionBarProps {
  users: readonly ListedUser[];
  onClear: () => void;
  onMessage: () => void;
  onPremium: () => void;
  onDelete: () => void;
  /** Offer to select more accounts. */
  children: ReactNode;
}

/** Bar at the bottom with what can be done with the selected accounts. */
export function SelectionBar({ users, onClear, onMessage, onPremium, onDelete, children }: SelectionBarProps) {
  const { selection } = useTexts("admin").users;
  const save = useSaveUsers();
  const isTooMany = users.length > selectedMax;
  return (
    <section
      aria-label={selection.label}
      className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-t bg-accent-soft px-4 py-2"
    >
      <p aria-live="polite" className="font-medium text-sm max-sm:flex-1">
        {selection.count(users.length)}
      </p>
      <Button size="sm" variant="quiet" icon={<X size={16} aria-hidden />} onPress={onClear}>
        <span className="max-sm:sr-only">{selection.clear}</span>
      </Button>
      {children}
      <div className="grid w-full grid-cols-2 items-center gap-1.5 sm:ml-auto sm:flex sm:w-auto sm:flex-wrap">
        <Button
          size="sm"
          icon={<Download size={16} aria-hidden className="max-sm:hidden" />}
          onPress={() => save(users)}
        >
          {selection.csv}
        </Button>
        {isTooMany ? (
          <p className="text-ink-muted text-sm max-sm:order-first max-sm:col-span-2">{selection.tooMany}</p>
        ) : (
          <>
            <Button size="sm" icon={<Mail size={16} aria-hidden className="max-sm:hidden" />} onPress={onMessage}>
              {selection.message}
            </Button>
            {users.some(({ role }) => role === "freelancer") && (
              <Button size="sm" icon={<Gift size={16} aria-hidden className="max-sm:hidden" />} onPress={onPremium}>
                {selection.premium}
              </Button>
            )}
          </>
        )}
        {users.length > deletedAtOnceMax ? (
          <p className="text-ink-muted text-sm max-sm:col-span-2">{selection.tooManyToDelete}</p>
        ) : (
          <Button
            size="sm"
            icon={<Trash2 size={16} aria-hidden className="text-danger-text max-sm:hidden" />}
            onPress={onDelete}
          >
            <span className="text-danger-text">{selection.delete}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
