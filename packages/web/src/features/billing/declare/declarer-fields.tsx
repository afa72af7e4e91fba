import { useTexts } from "../../../texts/texts.ts";
import { TextField, type TextFieldProps } from "../../../ui/text-field.tsx";

interface DeclarerFieldsProps {
  field: (name: "name" | "email" | "contract") => Pick<TextFieldProps, "name" | "value" | "onChange" | "errorMessage">;
}

export function DeclarerFields({ field }: DeclarerFieldsProps) {
  const { fields: texts } = useTexts("declaration");
  return (
    <>
      <TextField label={texts.name} autoComplete="name" isRequired {...field("name")} />
      <TextField
        label={texts.email}
        description={texts.emailHint}
        type="email"
        autoComplete="email"
        isRequired
        {...field("email")}
      />
      <TextField label={texts.contract} isRequired {...field("contract")} />
    </>
  );
}
