// Browsers start no worker from a file: there, the search's worker runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.scope = frame.contentWindow;
      this.waiting = [];
      this.scope.postMessage = (data) => this.receive(data);
      const script = frame.contentDocument.createElement("script");
      script.src = url;
      script.onload = () => {
        for (const data of this.waiting) this.send(data);
        this.waiting = null;
      };
      frame.contentDocument.body.append(script);
    }

    receive(data) {
      const event = new MessageEvent("message", { data });
      this.dispatchEvent(event);
      if (this.onmessage) this.onmessage(event);
    }

    send(data) {
      this.scope.dispatchEvent(new MessageEvent("message", { data }));
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.send(data);
    }

    terminate() {
      this.scope.frameElement.remove();
    }
  };
}
