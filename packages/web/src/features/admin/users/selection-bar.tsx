import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { Download, Trash2, X } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useSaveUsers } from "./use-save-users.ts";

interface SelectionBarProps {
  users: readonly ListedUser[];
  onClear: () => void;
  onDelete: () => void;
}

/** Bar at the bottom with what can be done with the selected accounts. */
export function SelectionBar({ users, onClear, onDelete }: SelectionBarProps) {
  const { selection } = useTexts("admin").users;
  const save = useSaveUsers();
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
      <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full sm:ml-auto">
        <Button size="sm" icon={<Download size={16} aria-hidden />} onPress={() => save(users)}>
          {selection.csv}
        </Button>
        <Button size="sm" icon={<Trash2 size={16} aria-hidden className="text-danger-text" />} onPress={onDelete}>
          <span className="text-danger-text">{selection.delete}</span>
        </Button>
      </div>
    </section>
  );
}
