import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { LeadView } from "../../use-lead-address.ts";
import type { useVisibleLeads } from "../use-visible-leads.ts";
import { filterNames } from "./lead-filters.ts";

const FilterSheet = lazyDialog(
  async () => (await import("./filter-sheet.tsx")).FilterSheet,
  ({ onClose }) => onClose(),
  "lead-tools",
);

interface ButtonProps {
  view: LeadView;
  leads: readonly LeadRow[];
  tools: ReturnType<typeof useVisibleLeads>;
}

/** Button of phones that opens the filters and the sorting. */
export function FilterButton({ view, leads, tools }: ButtonProps) {
  const texts = useTexts("leads").filters;
  const [isOpen, setOpen] = useState(false);
  const count = filterNames.filter((name) => tools.filters[name] !== "").length + Number(tools.status !== "all");
  return (
    <span className="relative flex">
      <IconButton
        variant="secondary"
        label={count === 0 ? texts.open : texts.openWith(count)}
        icon={<SlidersHorizontal size={16} />}
        onPress={() => setOpen(true)}
        className={cx(count > 0 && "border-transparent bg-accent-soft text-accent-text")}
      />
      {isOpen && <FilterSheet view={view} leads={leads} tools={tools} onClose={() => setOpen(false)} />}
    </span>
  );
}
