import type { ReactNode } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";
import type { Form } from "./use-form.ts";

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: Form<Values>;
  name: Name;
  children: (field: {
    name: Name;
    value: FieldPathValue<Values, Name>;
    onChange: (value: FieldPathValue<Values, Name>) => void;
    errorMessage: string | undefined;
  }) => ReactNode;
}

/** Connects a control to a value of the form. A keystroke rerenders only this field. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form: { control, clearErrors },
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const { value } = field;
  const onChange = (changed: FieldPathValue<Values, Name>) => {
    field.onChange(changed);
    if (fieldState.error) clearErrors(name);
  };
  return children({ name, value, onChange, errorMessage: fieldState.error?.message });
}
