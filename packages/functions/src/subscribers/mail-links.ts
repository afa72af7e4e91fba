import { mailLink } from "@linkedpotential/core/auth/links/mail-link";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-links", mailLink);
