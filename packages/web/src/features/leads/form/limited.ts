interface TextField {
  value: string;
  errorMessage: string | undefined;
}

/** A field that says at once that its text is too long, while it is typed. */
export const limited = <Field extends TextField>(
  field: Field,
  max: number,
  tooLong: (limit: { max: number }) => string,
): Field => (field.value.length > max ? { ...field, errorMessage: tooLong({ max }) } : field);
