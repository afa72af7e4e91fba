import { completeLink } from "@linkedpotential/contract/links";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface LinkFieldProps extends TextFieldProps {
  value: string;
  onChange: (link: string) => void;
}

/** Field for a link. Completes one that was typed without `https://` when the person leaves the field. */
export function LinkField(props: LinkFieldProps) {
  const { value, onChange } = props;
  const completed = completeLink(value);
  return (
    <TextField
      type="url"
      autoComplete="off"
      {...props}
      onBlur={() => {
        if (completed !== value) onChange(completed);
      }}
    />
  );
}
