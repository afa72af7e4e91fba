import { type ComponentProps, useState } from "react";
import { AuthDialog } from "../features/auth/dialog/auth-dialog.tsx";

/** The auth dialog, empty each time it is opened (AUTH-05). */
export function FrontDialog(props: ComponentProps<typeof AuthDialog>) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setOpening(opening + 1);
  }
  return <AuthDialog key={opening} {...props} />;
}
