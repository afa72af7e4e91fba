import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { TextField, type TextFieldProps } from "../../../ui/text-field.tsx";

type FieldProps = Pick<TextFieldProps, "name" | "value" | "onChange" | "errorMessage">;

interface DeclarerFieldsProps {
  /**
   * Renders a field in the caller's form. It is a callback, because the forms of the two declarations have different
   * types.
   */
  field: (name: "name" | "email" | "contract", control: (field: FieldProps) => ReactNode) => ReactNode;
}

export function DeclarerFields({ field }: DeclarerFieldsProps) {
  const { fields: texts } = useTexts("declaration");
  return (
    <>
      {field("name", (props) => (
        <TextField label={texts.name} autoComplete="name" isRequired {...props} />
      ))}
      {field("email", (props) => (
        <TextField
          label={texts.email}
          description={texts.emailHint}
          type="email"
          autoComplete="email"
          isRequired
          {...props}
        />
      ))}
      {field("contract", (props) => (
        <TextField label={texts.contract} isRequired {...props} />
      ))}
    </>
  );
}
