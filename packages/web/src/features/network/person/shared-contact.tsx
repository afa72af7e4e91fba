import type { NetworkOrigin } from "@linkedpotential/contract/network/schema";
import { Building2, Mail } from "lucide-react";

/** Shows the contact data that a business shared. */
export function SharedContact({ contact: { company, email } }: { contact: NonNullable<NetworkOrigin["contact"]> }) {
  return (
    <ul className="flex flex-col gap-1.5 rounded-md bg-sunken/60 p-3 text-sm">
      {company && (
        <li className="flex items-start gap-2">
          <Building2 size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{company}</span>
        </li>
      )}
      <li className="flex items-start gap-2">
        <Mail size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
        <a href={`mailto:${email}`} className="min-w-0 text-accent-text [overflow-wrap:anywhere] hover:underline">
          {email}
        </a>
      </li>
    </ul>
  );
}
