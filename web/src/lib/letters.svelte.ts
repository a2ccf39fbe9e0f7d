// Whether keys of one letter or digit do something by themselves. Who speaks to the computer, or
// often presses a key unawares, switches them off: nothing is done by them alone.

const KEPT = "segoc.letters";

class Letters {
  on = $state(localStorage.getItem(KEPT) !== "off");

  use(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
  }
}

export const letters = new Letters();
