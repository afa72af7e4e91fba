import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/button-style.ts";
import { tabPath } from "./use-business-tab.ts";

interface CrmLinkProps {
  address: string;
  label: string;
}

/** Links to a view of the CRM tab. */
export function CrmLink({ address, label }: CrmLinkProps) {
  return (
    <Link to={`${tabPath("crm")}&view=${address}`} className={buttonClass("secondary", "sm")}>
      {label}
    </Link>
  );
}
