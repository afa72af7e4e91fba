interface TextField {
  value: string;
  errorMessage: string | undefined;
}

export const limited = <Field extends TextField>(
  field: Field,
  max: number,
  tooLong: (limit: { max: number }) => string,
): Field => (field.value.length > max ? { ...field, errorMessage: tooLong({ max }) } : field);
