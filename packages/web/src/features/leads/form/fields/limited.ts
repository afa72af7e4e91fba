import { countCharacters } from "@linkedpotential/contract/characters";

interface TextField {
  value: string;
  errorMessage: string | undefined;
}

export const limited = <Field extends TextField>(
  field: Field,
  max: number,
  tooLong: (limit: { max: number }) => string,
): Field => (countCharacters(field.value) > max ? { ...field, errorMessage: tooLong({ max }) } : field);
