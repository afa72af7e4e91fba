import { notify } from "@linkedpotential/core/notifications/notify";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/notify", notify);
