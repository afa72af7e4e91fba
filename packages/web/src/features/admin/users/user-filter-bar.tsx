import { flagNames, listedRoles } from "@linkedpotential/contract/admin/user-filters";
import { plans } from "@linkedpotential/contract/plans";
import { useTexts } from "../../../texts/texts.ts";
import { ClearChips, FilterChip, ToggleChip } from "../../../ui/filter-chip.tsx";
import { DateFilters } from "./date-filters.tsx";
import { isFiltered, noFilters, type UserFilters } from "./user-address.ts";

interface FilterBarProps {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
}

export function UserFilterBar({ filters, onChange }: FilterBarProps) {
  const { users } = useTexts("admin");
  const { filters: texts } = users;
  const chip = (label: string) => ({ label, prefix: texts.prefix, removeLabel: texts.remove(label) });
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{texts.label}</legend>
      <FilterChip
        {...chip(users.role)}
        choices={() => listedRoles.map((id) => ({ id, label: texts.roles[id] }))}
        selected={filters.role ? [filters.role] : []}
        onChange={([role = null]) => onChange({ role })}
      />
      <FilterChip
        {...chip(users.plan)}
        choices={() => plans.map((id) => ({ id, label: users.plans[id] }))}
        selected={filters.plan ? [filters.plan] : []}
        onChange={([plan = null]) => onChange({ plan })}
      />
      {flagNames.map((name) => (
        <ToggleChip
          key={name}
          prefix={texts.prefix}
          isOn={filters[name] !== null}
          onChange={(isOn) => onChange({ [name]: isOn ? "true" : null })}
        >
          {texts.flags[name]}
        </ToggleChip>
      ))}
      <DateFilters filters={filters} onChange={onChange} />
      {isFiltered(filters) && <ClearChips label={texts.clear} onPress={() => onChange(noFilters)} />}
    </fieldset>
  );
}
