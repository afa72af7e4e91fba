import { mailCollaborations } from "@linkedpotential/core/collaboration-requests/mail-collaborations";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-collaborations", mailCollaborations);
