import { dateText } from "@linkedpotential/contract/date-texts";
import { type ImportColumns, type ImportTarget, importTargets } from "@linkedpotential/contract/leads/import-columns";
import { FileText } from "lucide-react";
import { getLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Select } from "../../../ui/select.tsx";
import { examplesOf, type LeadFile } from "./lead-file.ts";

/** Targets of the columns that the person confirmed. */
export interface Assigned {
  columns: ImportColumns;
  fillsGaps: boolean;
}

interface ChoiceProps {
  file: LeadFile;
  assigned: Assigned;
  problem: string | undefined;
  onChange: (assigned: Assigned) => void;
}

/** Shows what each column of the file is imported as, with examples. Columns without content are left out. */
export function ColumnChoice({ file, assigned, problem, onChange }: ChoiceProps) {
  const { columns: texts } = useTexts("lead-import");
  const shown = file.table.head.cells
    .map((heading, index) => ({ heading: heading.trim(), index, examples: examplesOf(file.table, index) }))
    .filter(({ examples }) => examples.length > 0);
  const assign = (index: number, target: ImportTarget | null) => {
    // Each target is used once, so that its former column is no longer imported.
    const columns = assigned.columns.map((one, at) => (at === index ? target : one === target ? null : one));
    onChange({ ...assigned, columns });
  };
  return (
    <div className="flex flex-col gap-4">
      <Recognized file={file} />
      <FormProblem text={problem} />
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {shown.map(({ heading, index, examples }) => (
          <li key={index} className="grid items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium text-sm">{heading || texts.untitled(index + 1)}</p>
              <p className="line-clamp-2 wrap-anywhere text-ink-muted text-xs">{examples.join(" · ")}</p>
            </div>
            <TargetSelect
              label={texts.targetOf(heading || texts.untitled(index + 1))}
              value={assigned.columns[index] ?? null}
              onChange={(target) => assign(index, target)}
            />
          </li>
        ))}
      </ul>
      <Checkbox isSelected={assigned.fillsGaps} onChange={(fillsGaps) => onChange({ ...assigned, fillsGaps })}>
        {texts.fillsGaps}
      </Checkbox>
    </div>
  );
}

/** Says what kind of file was recognized, with the number of its rows. */
export function Recognized({ file }: { file: LeadFile }) {
  const importing = useTexts("lead-import");
  const count = file.table.records.length;
  const latest = file.latest && dateText(file.latest, getLanguage());
  return (
    <p className="flex items-center gap-2 text-sm">
      <FileText size={16} aria-hidden className="shrink-0 text-ink-subtle" />
      <span className="wrap-anywhere min-w-0">
        {file.isFromLinkedin ? importing.linkedin(count, latest) : importing.file(file.name, count)}
      </span>
    </p>
  );
}

const ignored = "ignored";

interface SelectProps {
  label: string;
  value: ImportTarget | null;
  onChange: (target: ImportTarget | null) => void;
}

function TargetSelect({ label, value, onChange }: SelectProps) {
  const { columns } = useTexts("lead-import");
  const { fields } = useTexts("leads");
  const names: Record<ImportTarget, string> = { ...fields, ...columns.targets };
  const choices = [{ id: ignored, label: columns.ignore }, ...importTargets.map((id) => ({ id, label: names[id] }))];
  return (
    <Select<string>
      aria-label={label}
      choices={choices}
      value={value ?? ignored}
      onChange={(id) => onChange(importTargets.find((target) => target === id) ?? null)}
    />
  );
}
