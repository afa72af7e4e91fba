import type { SupportContact } from "@linkedpotential/contract/business/support-schema";
import { Clock, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { telephoneLink } from "../../../lib/telephone.ts";
import { useTexts } from "../../../texts/texts.ts";

const linkClass = "text-accent-text hover:underline";

/** Shows who accompanies the company, and how and when to reach that person. */
export function ContactPerson({ contact: { name, role, phone, email, times } }: { contact: SupportContact }) {
  const { support: texts } = useTexts("business");
  const telephone = telephoneLink(phone);
  return (
    <section className="flex min-w-0 flex-col gap-3 text-sm [overflow-wrap:anywhere]">
      <h3 className="font-medium">{role || texts.person}</h3>
      <p>{name}</p>
      <ul aria-label={texts.reach} className="-mt-1 flex flex-col">
        {phone && (
          <Row icon={<Phone size={16} aria-hidden />}>
            {telephone ? (
              <a href={telephone} aria-label={texts.phone(phone)} className={linkClass}>
                {phone}
              </a>
            ) : (
              phone
            )}
          </Row>
        )}
        {email && (
          <Row icon={<Mail size={16} aria-hidden />}>
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          </Row>
        )}
        {times && <Row icon={<Clock size={16} aria-hidden />}>{times}</Row>}
      </ul>
    </section>
  );
}

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11 [&>svg]:shrink-0 [&>svg]:text-ink-subtle">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
);
