import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { LeadView } from "../../use-lead-address.ts";
import type { StatusFilter } from "../list-parameters.ts";
import { SortSelect } from "../table/sort-select.tsx";
import type { useVisibleLeads } from "../use-visible-leads.ts";
import { ViewsMenu } from "../views/views-menu.tsx";
import { filterChoices, statusChoices } from "./filter-labels.ts";
import { type FilterName, filterNames, readFilter } from "./lead-filters.ts";

interface SheetProps {
  view: LeadView;
  leads: readonly LeadRow[];
  tools: ReturnType<typeof useVisibleLeads>;
  onClose: () => void;
}

/** Filters, sorting and saved views on phones. A change shows at once behind the sheet. */
export function FilterSheet({ view, leads, tools, onClose }: SheetProps) {
  const texts = useTexts("leads");
  const { sheet } = useTexts("lead-tools");
  const { order, setOrder } = tools.visible;
  return (
    <Dialog
      isOpen
      title={texts.filters.open}
      onClose={onClose}
      texts={useTexts("common")}
      footer={
        <>
          {tools.hasFilters && <Button onPress={tools.clearFilters}>{texts.filters.clear}</Button>}
          <Button variant="primary" onPress={onClose}>
            {sheet.done}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <ViewsMenu onShow={tools.clearSearch} />
        {view === "list" && (
          <>
            <SortSelect order={order} onOrder={setOrder} />
            <Select<StatusFilter>
              label={texts.filter.label}
              choices={statusChoices(texts)}
              value={tools.status}
              onChange={tools.setStatus}
            />
          </>
        )}
        {filterNames.map((name) => (
          <FilterGroup key={name} name={name} leads={leads} tools={tools} />
        ))}
      </div>
    </Dialog>
  );
}

function FilterGroup({ name, leads, tools }: Pick<SheetProps, "leads" | "tools"> & { name: FilterName }) {
  const texts = useTexts("leads");
  const values = readFilter(name, tools.filters[name]);
  const choices = filterChoices(name, texts, leads);
  return (
    <fieldset className="m-0 min-w-0">
      <legend className="mb-1 font-medium text-sm">{texts.filters.names[name]}</legend>
      {choices.length === 0 && <p className="text-ink-subtle text-xs">{texts.filters.noTags}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-x-3">
        {choices.map(({ id, label }) => (
          <Checkbox key={id} isSelected={values.includes(id)} onChange={(isOn) => tools.toggleFilter(name, id, isOn)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
