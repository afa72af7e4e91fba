import { useState } from "react";
import { useAccountFlags } from "../../../../lib/storage/use-account-flags.ts";
import { type DayRateField, type DayRateInput, dayRateFields, exampleInput, problemOf } from "./day-rate.ts";

/** Values as typed. Null for an empty field, NaN for text without a number. */
type TypedInput = Record<DayRateField, number | null>;

/** Keeps the calculator's valid values on this device, per account. A wrong value stays in its field only. */
export function useDayRateInput() {
  const flags = useAccountFlags("dayRate");
  const [wrong, setWrong] = useState<Partial<TypedInput>>({});
  const stored = (field: DayRateField): number => {
    const text = flags.get(field);
    const value = Number(text);
    return text === null || problemOf(field, value) ? exampleInput[field] : value;
  };
  const values = Object.fromEntries(
    dayRateFields.map((field) => [field, field in wrong ? (wrong[field] ?? null) : stored(field)]),
  ) as TypedInput;
  return {
    values,
    /** The values if all are valid. */
    input: dayRateFields.every((field) => problemOf(field, values[field]) === null) ? (values as DayRateInput) : null,
    isExample: dayRateFields.every((field) => values[field] === exampleInput[field]),
    change(field: DayRateField, value: number | null): void {
      const { [field]: _, ...others } = wrong;
      const isValid = problemOf(field, value) === null;
      setWrong(isValid ? others : { ...others, [field]: value });
      if (isValid) flags.set(field, String(value));
    },
    reset(): void {
      setWrong({});
      for (const field of dayRateFields) flags.set(field, null);
    },
  };
}
